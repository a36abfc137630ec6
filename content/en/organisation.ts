import { areaServed } from '../facts/cities';
import { claims } from './claims';
import { site } from '../facts/site';

/** The company as search engines are told of it, on every page. */
export const organisation = { site, area: areaServed, founded: claims.founded.figure };
