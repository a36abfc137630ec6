/**
 * The rules also apply to imports of types, except where a rule says otherwise.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const config = {
  forbidden: [
    { name: 'no circular imports', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'only app/ knows the routes',
      severity: 'error',
      from: { pathNot: '^app/' },
      to: { path: '^app/' },
    },
    {
      name: 'tools/ never reach the site',
      severity: 'error',
      // Tests in components/pages/ may import from tools/, because tools/check-content/ reads the words that they show.
      from: { pathNot: '^(tools|e2e|media)/|^[^/]+$|^components/pages/[^/]+[.](test|fixture)[.]tsx?$' },
      to: { path: '^(tools|e2e)/' },
    },
    {
      name: 'content/ knows lib/ alone',
      severity: 'error',
      from: { path: '^content/', pathNot: '[.](test|fixture)[.]ts$' },
      to: { pathNot: '^(content|lib)/|^node_modules/zod/' },
    },
    {
      name: 'the code of content/ stands in model.ts, schemas/, rules/ and read.ts: words are YAML and Markdown',
      severity: 'error',
      from: {},
      to: { path: '^content/(?!(schemas|rules)/|(model|read)[.]ts$).*[.][cm]?[jt]sx?$' },
    },
    {
      name: 'content reaches components as an argument: import types alone from content/',
      severity: 'error',
      from: { path: '^components/', pathNot: '[.](test|fixture)[.]tsx?$' },
      to: { path: '^content/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'of lib/content/ a browser gets `fill` alone: YAML, Markdown and zod stay on this side',
      severity: 'error',
      // Browsers run fill.ts. names.ts is allowed, because only files that run in the build import it.
      from: { path: '^(components|lib/(?!content/))', pathNot: '[.](test|fixture)[.]tsx?$' },
      to: { path: '^lib/content/', pathNot: '^lib/content/(fill|names)[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'lib/content/ reads the content of any site: it knows nothing of this one',
      severity: 'error',
      from: { path: '^lib/content/' },
      to: { path: '^(app|e2e|media|tools)/|^lib/(?!content/)' },
    },
    {
      name: 'tests and fixtures have words of their own: the words of the site are for e2e/ and whole pages',
      severity: 'error',
      // Tests in components/pages/ render the words of the site. Tests of check-content and editor read or change them.
      from: {
        path: '^(app|components|content|lib|tools)/.*[.](test|fixture)[.]tsx?$',
        pathNot: '^(components/pages|tools/(check-content|editor))/',
      },
      to: { path: '^(app/site|tools/check-content/site-content)[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pages are made of components, not the other way round',
      severity: 'error',
      from: { path: '^components/(calculators|early|forms|layout|sections|ui)/' },
      to: { path: '^components/pages/' },
    },
    {
      name: 'what is in the pages stands in dependencies, whose licences are checked and shown',
      severity: 'error',
      from: { path: '^(app|components|content|lib)/', pathNot: '[.](test|fixture)[.]tsx?$' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'lib/ knows neither components nor content',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(components|content)/' },
    },
    {
      name: 'components/ui knows nothing of solar',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^(content/|components/(calculators|forms|layout|pages|sections)/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(out|[.]next|[.]local)/|[.]module[.]scss$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json'] },
  },
};

export default config;
