export { assessCrisis, assessCrisisInTurns } from './lib/crisis/assess-crisis';
