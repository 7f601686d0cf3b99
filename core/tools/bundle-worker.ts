import webpack from 'webpack';
import createConfig from '../../webpack.config';

/*
 * One process of the build (build-web.mjs): bundles the parts that its parent names, one after another, and answers with what
 * went wrong, or null.
 */
const bundle = (part: string): Promise<string | null> =>
  new Promise((resolve) => {
    const [config] = createConfig({ only: part }, { mode: 'production' });
    if (!config) return resolve(`There is no part ${part}.`);
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      const failed = error !== null || !stats || stats.hasErrors() || stats.hasWarnings();
      const report = failed ? (error?.message ?? stats?.toString({ preset: 'errors-warnings', colors: false })) : null;
      compiler.close(() => resolve(report ?? null));
    });
  });

process.on('message', (part: string) => {
  void bundle(part).then((problem) => process.send?.({ part, problem }));
});
process.on('disconnect', () => process.exit());
process.send?.({ ready: true });
