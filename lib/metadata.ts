import type { Metadata } from 'next';
import { siteUrl } from './env';

/** What a page says about itself to search engines. */
export interface PageFacts {
  route: string;
  title: string;
  description: string;
  /** The page to be listed instead of this one; itself when left out. */
  canonical?: string;
}

/** The head of a page: its own title and description, and the one address it is listed under. */
export function pageMetadata({ route, title, description, canonical = route }: PageFacts): Metadata {
  return {
    title,
    description,
    alternates: { canonical: canonical === '/' ? `${siteUrl()}/` : siteUrl() + canonical },
  };
}
