import { KeepAlive } from './keep-alive';
import { Layout } from './layout';
import { Pages } from './router';
import { ModuleSlots } from './slot-host';

/** The whole product around its pages. */
export const App = () => (
  <ModuleSlots>
    <Layout>
      <KeepAlive>
        <Pages />
      </KeepAlive>
    </Layout>
  </ModuleSlots>
);
