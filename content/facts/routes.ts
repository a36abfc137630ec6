import { pageRoutes } from '../generated/routes';

/** The id of a page, which is the name of the file with its words. Links in content use it. */
export type PageId = keyof typeof pageRoutes;
export type Route = (typeof pageRoutes)[PageId];

/** The addresses of all pages. */
export const routes: readonly Route[] = Object.values(pageRoutes);
