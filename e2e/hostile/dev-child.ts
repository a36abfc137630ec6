import { devRoutes } from '../../tools/build/dev-servers';
import { createBoundedServer } from '../../tools/preview/bounded-server';
import { listen } from '../../tools/system/listen';

/** The first argument is the port of the server that stands in for `next dev`. */
const next = Number(process.argv[2]);
void listen(createBoundedServer(devRoutes(`http://localhost:${next}`, next))).then((port) => console.log(String(port)));
