import { areaServed } from './cities';
import { claims } from './claims';
import { site } from './site';

/** The company as search engines are told of it, on every page. */
export const organisation = { site, area: areaServed, founded: claims.founded.figure };
