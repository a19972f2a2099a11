declare module 'apollo-upload-client/UploadHttpLink.mjs' {
  import { HttpLink } from '@apollo/client';

  /** The package's own types are JSDoc, which the compiler does not read in node_modules. */
  export default class UploadHttpLink extends HttpLink {}
}
