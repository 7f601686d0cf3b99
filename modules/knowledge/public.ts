export {
  type Knowledge,
  type KnowledgeLanguage,
  type KnowledgeText,
  knowledge,
  type OwnText,
  ownWriting,
  type ProductFigures,
  productFigures,
} from './lib/knowledge';
