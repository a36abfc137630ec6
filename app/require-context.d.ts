/** Reads a folder at build time: https://webpack.js.org/guides/dependency-management/#requirecontext, which Turbopack has too. */
interface NodeJS_RequireContext {
  (path: string): unknown;
  keys(): string[];
}

declare namespace NodeJS {
  interface Require {
    context(folder: string, deep: boolean, files: RegExp): NodeJS_RequireContext;
  }
}
