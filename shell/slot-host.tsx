import { type ReactNode, use, useEffect, useState } from 'react';
import { type Filling, type ModuleInfo, pageData, SlotHost } from '#core/web';
import { partOf } from './lazy-part';
import { loadModule } from './loader';
import { ModuleBoundary } from './module-boundary';

interface Found {
  readonly module: ModuleInfo;
  readonly filling: Filling | null;
}

const Widget = ({ filling, props }: { readonly filling: Filling; readonly props: object }) => {
  const Part = use(partOf(filling.widget as unknown as () => Promise<React.ComponentType<object>>));
  return <Part {...props} />;
};

/** Fails on purpose into its boundary, which offers another try; a second one mounts the widgets. */
const Missing = ({
  module,
  slot,
  props,
}: {
  readonly module: ModuleInfo;
  readonly slot: string;
  readonly props: object;
}) => {
  const web = use(loadModule(module.id));
  return (web.fills ?? [])
    .filter((filling) => filling.slot === slot)
    .map((filling) => <Widget key={filling.order} filling={filling} props={props} />);
};

const Fillings = ({
  slot,
  modules,
  props,
}: {
  readonly slot: string;
  readonly modules: readonly ModuleInfo[];
  readonly props: object;
}) => {
  const [found, setFound] = useState<readonly Found[]>([]);
  useEffect(() => {
    let mounted = true;
    const add = (more: readonly Found[]) => {
      if (mounted)
        setFound((had) => [...had.filter((one) => more.every((other) => other.module !== one.module)), ...more]);
    };
    for (const module of modules)
      loadModule(module.id).then(
        (web) =>
          add((web.fills ?? []).filter((filling) => filling.slot === slot).map((filling) => ({ module, filling }))),
        () => add([{ module, filling: null }]),
      );
    return () => {
      mounted = false;
    };
  }, [slot, modules]);
  return [...found]
    .sort((one, other) => (one.filling?.order ?? 1000) - (other.filling?.order ?? 1000))
    .map(({ module, filling }) => (
      <ModuleBoundary
        key={`${module.id} ${filling?.order ?? 'missing'}`}
        module={module.id}
        title={module.title}
        size="widget"
        waiting={null}
      >
        {filling ? <Widget filling={filling} props={props} /> : <Missing module={module} slot={slot} props={props} />}
      </ModuleBoundary>
    ));
};

const bySlot = new Map<string, readonly ModuleInfo[]>();
const fillersOf = (slot: string): readonly ModuleInfo[] => {
  const had = bySlot.get(slot);
  if (had) return had;
  const made = pageData().modules.filter((module) => module.fills.includes(slot));
  bySlot.set(slot, made);
  return made;
};

const fillSlot = (slot: string, props: object): ReactNode => {
  const modules = fillersOf(slot);
  return modules.length > 0 ? <Fillings key={slot} slot={slot} modules={modules} props={props} /> : null;
};

/** Lets pages hang widgets of other modules into their slots; only modules whose manifest fills a slot are loaded for it. */
export const ModuleSlots = ({ children }: { readonly children: ReactNode }) => (
  <SlotHost value={fillSlot}>{children}</SlotHost>
);
