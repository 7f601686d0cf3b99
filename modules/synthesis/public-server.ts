export { answerTextsOf } from './server/writer/sources';
