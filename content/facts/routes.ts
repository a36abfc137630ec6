import { pageRoutes } from '../generated/routes';

/** A page is called by the name of the file with its words. A link in `content/` names it so. */
export type PageId = keyof typeof pageRoutes;
export type Route = (typeof pageRoutes)[PageId];

/** The address of every page. */
export const routes: readonly Route[] = Object.values(pageRoutes);
