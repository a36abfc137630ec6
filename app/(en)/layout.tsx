import type { ReactNode } from 'react';
import { Document } from '@/components/layout/Document/Document';
import { analytics, firstSite, type RouteProps, siteOf } from '@/app/site';
import { siteMetadata } from '@/lib/metadata';

export const generateMetadata = async ({ params }: RouteProps) => siteMetadata(await siteOf(params));
export const viewport = { themeColor: firstSite.company.browserColour };

export default async function Layout({ children, params }: RouteProps & { children: ReactNode }) {
  return (
    <Document site={await siteOf(params)} analytics={analytics}>
      {children}
    </Document>
  );
}
