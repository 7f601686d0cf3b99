import { Figures } from './figures';

/** The first tab of the Team Portal: how the product is doing. */
export const Analytics = () => <Figures />;
