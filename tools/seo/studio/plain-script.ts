import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2022,
  esModuleInterop: true,
};

/**
 * A module with all that it imports, as one plain script: a page that is opened from the file system may load no modules.
 *
 * @param entry its file; it and what it imports import by relative paths alone, and no two have the same name
 * @param call the function of it that the script calls
 */
export function plainScript(entry: string, call: string): string {
  const parts = new Map<string, string>();
  const add = (file: string): string => {
    const name = path.basename(file);
    if (parts.has(name)) return name;
    parts.set(name, '');
    const source = readFileSync(file, 'utf8');
    const code = file.endsWith('.json')
      ? `module.exports = ${source};`
      : ts.transpileModule(source, { compilerOptions: OPTIONS }).outputText;
    const linked = code.replace(/\brequire\("(\.[^"]+)"\)/g, (_, asked: string) => {
      const wanted = path.resolve(path.dirname(file), asked);
      return `require("${add(asked.endsWith('.json') ? wanted : `${wanted}.ts`)}")`;
    });
    parts.set(name, linked);
    return name;
  };
  const first = add(entry);
  const list = [...parts].map(([name, code]) => `"${name}": (module, exports) => {\n${code}\n}`);
  return `(() => {
const parts = {
${list.join(',\n')}
};
const loaded = {};
const require = (name) => {
  if (!loaded[name]) parts[name]((loaded[name] = { exports: {} }), loaded[name].exports);
  return loaded[name].exports;
};
require("${first}").${call}();
})();
`;
}
