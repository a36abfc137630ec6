/**
 * Rules on which folder may import which, for dependency-cruiser. They also apply to imports of types, except where a
 * rule says otherwise.
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
      from: { pathNot: '^(tools|e2e|media)/|^[^/]+$' },
      to: { path: '^(tools|e2e)/' },
    },
    {
      name: 'content/ holds words alone',
      severity: 'error',
      from: { path: '^content/' },
      to: { path: '^(components|lib)/' },
    },
    {
      name: 'words reach components and lib as arguments: import types alone from content/',
      severity: 'error',
      from: { path: '^(components|lib)/', pathNot: '[.](test|fixture)[.]tsx?$' },
      to: { path: '^content/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tests and fixtures have words of their own: import types alone from content/',
      severity: 'error',
      // Lets tests import content/facts/forms, since what a form sends is fixed. Tests of components/pages may import
      // all content: they make an invented second language out of the English words.
      from: { path: '^(app|components|lib|tools)/.*[.](test|fixture)[.]tsx?$', pathNot: '^components/pages/' },
      to: { path: '^content/(en|hi|facts/(?!forms/))', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pages are made of components, not the other way round',
      severity: 'error',
      from: { path: '^components/(ui|layout|sections|forms)/' },
      to: { path: '^components/pages/' },
    },
    {
      name: 'what is in the pages stands in dependencies, whose licences are checked and shown',
      severity: 'error',
      from: { path: '^(app|components|content|lib)/', pathNot: '[.](test|fixture)[.]tsx?$' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    { name: 'lib/ knows no component', severity: 'error', from: { path: '^lib/' }, to: { path: '^components/' } },
    {
      name: 'components/ui knows nothing of solar',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^(content/|components/(sections|forms|layout|pages)/)' },
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
