import { devRoutes } from '../../tools/build/dev-servers';
import { createBoundedServer } from '../../tools/preview/bounded-server';
import { listen } from '../../tools/setup/listen';

/** Starts the server of `npm run dev`. In the place of Next's server stands the one whose port is the first argument. */
const next = Number(process.argv[2]);
const server = createBoundedServer(devRoutes(`http://localhost:${next}`, ['/'], next));
void listen(server).then((port) => console.log(`Studio: http://localhost:${port}/__seo`));
