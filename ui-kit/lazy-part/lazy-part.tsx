import { Component, type ComponentType, createElement, lazy, type ReactNode } from 'react';
import { Alert, Button, words } from '#ui';

/** The code of a part could not be fetched. */
class NotArrived extends Error {}

interface Props {
  readonly draw: () => ReactNode;
  /** Lets the next drawing fetch anew. */
  readonly onFailed: () => void;
}

class Arrival extends Component<Props, { readonly failure: unknown }> {
  override state = { failure: null };

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override componentDidCatch(): void {
    this.props.onFailed();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.draw();
    // What arrived and then went wrong is for the boundary of the page.
    if (!((failure as unknown) instanceof NotArrived)) throw failure;
    return (
      <Alert tone="error" action={<Button onClick={() => this.setState({ failure: null })}>{words().tryAgain}</Button>}>
        {words().partMissing}
      </Alert>
    );
  }
}

/**
 * A part of a page whose code comes when it is first drawn; stands inside a Suspense. Where the code does not arrive, the rest of
 * the page stays as it is, and the place of the part says so and offers to try again, as does drawing it another time.
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  const fetched = () =>
    lazy(() =>
      load().then(
        (part) => ({ default: part }),
        (cause: unknown) => {
          throw new NotArrived('a part of the page did not arrive', { cause });
        },
      ),
    ) as unknown as ComponentType<P>;
  let Part = fetched();
  const renew = (): void => {
    Part = fetched();
  };
  return (props: P) => <Arrival draw={() => createElement(Part, props)} onFailed={renew} />;
};
