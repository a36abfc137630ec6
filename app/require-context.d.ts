/**
 * Types for `require.context`, which reads all files of a folder at build time. Turbopack supports it as webpack does:
 * https://webpack.js.org/guides/dependency-management/#requirecontext
 */
interface NodeJS_RequireContext {
  (path: string): unknown;
  keys(): string[];
}

declare namespace NodeJS {
  interface Require {
    context(folder: string, deep: boolean, files: RegExp): NodeJS_RequireContext;
  }
}
