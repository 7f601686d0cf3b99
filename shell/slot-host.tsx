import { type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { type Filling, getPageData, type ModuleInfo, type SlotFrame, SlotHost, SlotSizing } from '#core/web';
import { partOf } from './lazy-part';
import { loadModule } from './loader';
import { ModuleBoundary } from './module-boundary';
import styles from './slot-host.module.css';

interface Found {
  readonly module: ModuleInfo;
  readonly filling: Filling | null;
}

const widgetOf = ({ widget }: Filling) => partOf(widget as unknown as () => Promise<React.ComponentType<object>>);

const Widget = ({ filling, props }: { readonly filling: Filling; readonly props: object }) => {
  const Part = use(widgetOf(filling));
  return <Part {...props} />;
};

/** A widget is in the language of its own module, which need not be that of the page around it. */
const InLanguage = ({ module, children }: { readonly module: ModuleInfo; readonly children: ReactNode }) => {
  const { language } = getPageData();
  if (language === 'en') return children;
  return (
    <div className={styles.language} lang={module.languages.includes(language) ? language : 'en'}>
      {children}
    </div>
  );
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

/** Fillings of a slot in one module, once their code is here; what fails is shown by its boundary. */
const fillingsIn = async (module: ModuleInfo, slot: string): Promise<readonly Found[]> => {
  try {
    const fillings = ((await loadModule(module.id)).fills ?? []).filter((filling) => filling.slot === slot);
    await Promise.allSettled(fillings.map(widgetOf));
    return fillings.map((filling) => ({ module, filling }));
  } catch {
    return [{ module, filling: null }];
  }
};

/** How many widgets do not know their size yet. */
const useSizing = (): readonly [number, () => () => void] => {
  const [count, setCount] = useState(0);
  const begin = useCallback(() => {
    setCount((now) => now + 1);
    return () => setCount((now) => now - 1);
  }, []);
  return [count, begin];
};

const Fillings = ({
  slot,
  modules,
  props,
  frame: { waiting, below },
}: {
  readonly slot: string;
  readonly modules: readonly ModuleInfo[];
  readonly props: object;
  readonly frame: SlotFrame;
}) => {
  const [found, setFound] = useState<readonly (readonly Found[])[]>([]);
  const [sizing, begin] = useSizing();
  useEffect(() => {
    let mounted = true;
    for (const module of modules)
      void fillingsIn(module, slot).then((more) => mounted && setFound((had) => [...had, more]));
    return () => {
      mounted = false;
    };
  }, [slot, modules]);
  const ready = found.length >= modules.length;
  // With a stand-in they come together: one after another they would push each other away.
  const shown = ready || !(waiting || below) ? found.flat() : [];
  const settled = ready && sizing === 0;
  const widgets = [...shown]
    .sort((one, other) => (one.filling?.order ?? 1000) - (other.filling?.order ?? 1000))
    .map(({ module, filling }) => (
      <ModuleBoundary
        key={`${module.id} ${filling?.order ?? 'missing'}`}
        module={module.id}
        title={module.title}
        size="widget"
        waiting={null}
      >
        <InLanguage module={module}>
          {filling ? <Widget filling={filling} props={props} /> : <Missing module={module} slot={slot} props={props} />}
        </InLanguage>
      </ModuleBoundary>
    ));
  return (
    <SlotSizing value={begin}>
      {/* What is above other parts comes with all of them: a widget that grows would push its neighbours away. */}
      {below ? <div className={settled ? styles.settled : styles.sizing}>{widgets}</div> : widgets}
      {settled ? below : waiting}
    </SlotSizing>
  );
};

const bySlot = new Map<string, readonly ModuleInfo[]>();

const fillSlot = (slot: string, props: object, frame: SlotFrame): ReactNode => {
  const found = getPageData().modules.filter(({ fills }) => fills.includes(slot));
  if (found.length === 0) return null;
  // After the sign-in there may be more of them.
  const key = `${slot} ${found.map(({ id }) => id)}`;
  const modules = bySlot.get(key) ?? found;
  bySlot.set(key, modules);
  return <Fillings key={key} slot={slot} modules={modules} props={props} frame={frame} />;
};

/** Lets pages hang widgets of other modules into their slots; only modules whose manifest fills a slot are loaded for it. */
export const ModuleSlots = ({ children }: { readonly children: ReactNode }) => (
  <SlotHost value={fillSlot}>{children}</SlotHost>
);
