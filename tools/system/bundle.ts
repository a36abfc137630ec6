import { buildSync } from 'esbuild';

/** Bundles a module into one plain script, because a page opened from the file system loads no modules. */
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
