import type { RawPage } from '../../schemas/content-files';
import { homeChapterTitles } from '../guides/home';
import { societyChapterTitles } from '../guides/housing-society';
import { titled } from '../titles';

export const guidedownload = {
  seo: {
    name: 'Free guides',
    title: titled('Free solar guides in PDF: homes and societies'),
    description:
      'Two free guides to going solar, for homeowners and for housing societies. Each is a PDF that you can download at once, without giving your name.',
    card: {
      kicker: 'Free PDF, no name asked',
      heading: 'The guide to going solar',
      layout: 'row',
      surface: 'sky',
      pictures: ['guide-home', 'guide-society'],
      alt: 'The guide to going solar. The guides for homes and for housing societies',
    },
  },
  updated: '2026-11-22',
  hero: {
    kicker: 'Free guides',
    heading: 'The guide to going solar',
    text: 'Size, cost, subsidy, EMI, upkeep, and what to ask an installer, in plain words. We do not ask for your name or number: press, and download it.',
  },
  guides: {
    heading: 'Choose your guide',
    line: 'Both are written for people who have never bought a solar system, and are short enough for one evening.',
    guides: [
      {
        title: 'For your home',
        text: 'From the first electricity bill on the table to the day the new meter is fitted.',
        cover: { picture: 'guide-home', alt: 'Cover of the guide: A Guide To Going Solar For Homeowners' },
        contentsHeading: 'Six chapters',
        contents: homeChapterTitles,
        file: '/guides/home-solar-guide.pdf',
        download: 'Download for free',
        format: 'PDF',
      },
      {
        title: 'For your housing society',
        text: 'Everything a managing committee wants to know before it puts solar on the agenda.',
        cover: { picture: 'guide-society', alt: 'Cover of the guide: A Guide To Going Solar For Housing Societies' },
        contentsHeading: 'Four topics',
        contents: societyChapterTitles,
        file: '/guides/housing-society-solar-guide.pdf',
        download: 'Download for free',
        format: 'PDF',
      },
    ],
  },
  next: {
    heading: 'Would you rather ask a person?',
    text: 'An adviser goes through your roof, your bill and your questions with you. It is free, with no obligation.',
    action: { text: 'Book a free consultation', href: 'go-solar' },
  },
} satisfies RawPage;
