import { buildSync } from 'esbuild';

/** Bundles a TypeScript module and its imports into one plain script, which a local tool sends to the browser. */
export function bundle(entry: string): Buffer {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return Buffer.from(outputFiles[0]!.contents);
}
