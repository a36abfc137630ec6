import type { ReactNode } from 'react';
import { Document } from '@/components/layout/Document/Document';
import { latinFont } from '@/components/layout/Document/latin-font';
import { analytics, en } from '@/app/site';
import { siteMetadata } from '@/lib/metadata';

export const metadata = siteMetadata(en);
export const viewport = { themeColor: en.company.browserColour };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <Document site={en} font={latinFont} analytics={analytics}>
      {children}
    </Document>
  );
}
