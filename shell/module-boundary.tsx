import { Component, type ReactNode } from 'react';
import { useClearedPage } from '#core/web';
import { Alert, Button } from '#ui';
import { DrawnPage, hasDrawnPage } from './drawn-page';
import { forgetFailedParts } from './lazy-part';
import { forgetModule } from './loader';
import styles from './module-boundary.module.css';
import { SafeSuspense } from './safe-suspense';
import { texts } from './texts/texts';

interface Props {
  /** Unset for a page of the shell itself. */
  readonly module?: string;
  /** What the person calls it. */
  readonly title: string;
  /** A page fills the screen; a widget stays small. */
  readonly size: 'page' | 'widget';
  /** Stands in while it loads. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}
interface State {
  readonly failed: boolean;
  readonly busy: boolean;
}

/** A page that failed needs the header, even where the page would have cleared it away. */
const ShowFrame = () => {
  useClearedPage(false);
  return null;
};

/**
 * Keeps whatever a module does wrong (missing, hanging, throwing) inside its own place, with a way to try again. What the
 * server has drawn stays readable.
 */
export class ModuleBoundary extends Component<Props, State> {
  override state: State = { failed: false, busy: false };

  static getDerivedStateFromError(): State {
    return { failed: true, busy: false };
  }

  override componentDidCatch(error: unknown): void {
    import('./pages/unavailable/judge-remote').then(
      (part) => part.reportFailure(this.props.module, error),
      () => undefined,
    );
  }

  readonly #again = async (): Promise<void> => {
    this.setState({ failed: true, busy: true });
    const { module } = this.props;
    await Promise.all([module === undefined ? null : forgetModule(module), forgetFailedParts()]);
    this.setState({ failed: false, busy: false });
  };

  override render(): ReactNode {
    const { title, size, waiting, children } = this.props;
    if (!this.state.failed) return <SafeSuspense waiting={waiting}>{children}</SafeSuspense>;
    const retry = (
      <Button pending={this.state.busy} pendingText={texts('again.pending')} onClick={this.#again}>
        {texts('again')}
      </Button>
    );
    if (size === 'widget')
      return (
        <Alert tone="attention" action={retry}>
          {texts('failed.widget', { title })}
        </Alert>
      );
    if (hasDrawnPage())
      return (
        <>
          <div className={`wrap ${styles.notice}`}>
            <Alert tone="attention" action={retry}>
              {texts('failed.drawn')}
            </Alert>
          </div>
          <DrawnPage />
        </>
      );
    return (
      <section className={`wrap ${styles.failed}`}>
        <ShowFrame />
        <h1>{texts('failed.page', { title })}</h1>
        <p role="alert">{texts('failed.more')}</p>
        <p className={styles.acts}>
          {retry}
          <Button variant="bare" onClick={() => location.reload()}>
            {texts('reload')}
          </Button>
        </p>
      </section>
    );
  }
}
