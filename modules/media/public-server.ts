export { MediaFile, PictureSource } from './schemas/media';
