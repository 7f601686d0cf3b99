export { assessCrisis } from './lib/crisis/assess-crisis';
