import '#core/web/nonce';

/** A task of its own for what comes next. */
const breath = (): Promise<void> => new Promise((done) => setTimeout(done));

/*
 * The bundle is evaluated in three short tasks, each from an empty stack. React makes some errors while it is evaluated, and
 * a browser that is watched notes where: with the whole bundle on the stack it would read all of it again, four times as
 * long as the evaluation takes.
 */
const run = async (): Promise<void> => {
  await breath();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await breath();
  const { hydrate: begin } = await import(/* webpackMode: "eager" */ './hydrate');
  await begin();
};
void run();
