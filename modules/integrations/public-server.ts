export { exchange } from './server/delivery/exchange';
export { findUrlFault, Undeliverable } from './server/delivery/public-address';
