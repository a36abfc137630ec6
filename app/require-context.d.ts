/** Source: https://webpack.js.org/guides/dependency-management/#requirecontext */
interface NodeJS_RequireContext {
  (path: string): unknown;
  keys(): string[];
}

declare namespace NodeJS {
  interface Require {
    context(folder: string, deep: boolean, files: RegExp): NodeJS_RequireContext;
  }
}
