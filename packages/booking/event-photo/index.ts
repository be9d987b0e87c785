export { dropForgottenPhotos } from "./decide.ts";
