import type { ReactNode } from 'react';
import { devanagariFont } from '@/components/layout/Document/devanagari-font';
import { Document } from '@/components/layout/Document/Document';
import { analytics, hi } from '@/app/site';
import { siteMetadata } from '@/lib/metadata';

export const metadata = siteMetadata(hi);
export const viewport = { themeColor: hi.company.browserColour };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <Document site={hi} font={devanagariFont} analytics={analytics}>
      {children}
    </Document>
  );
}
