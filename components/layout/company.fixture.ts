import type { Company, Navigation } from '@/content/schemas/site';
import type { Language } from '@/lib/content/language';

export const language: Language = {
  code: 'en',
  lang: 'en-IN',
  locale: 'en-IN',
  prefix: '',
  typeface: 'anek-latin',
  home: '/',
  others: [],
};

/** Invented, so that tests do not depend on the site's words. */
export const company: Company = {
  name: 'Roof Co',
  shortName: 'Roof',
  legalName: 'Roof Co Private Limited',
  tagline: 'Power from above.',
  phone: { display: '+91 98765 43210', href: 'tel:+919876543210' },
  email: { display: 'ask@roof.test', href: 'mailto:ask@roof.test' },
  whatsapp: { display: '+91 98765 43210', href: 'https://wa.me/919876543210' },
  leadInbox: { name: 'Roof Co', email: 'leads@roof.test' },
  hours: { text: 'Every day, 8 to 8', approved: null },
  replyTime: { text: 'within a day', approved: null },
  plan: { name: 'Sunny', approved: null },
  founded: '1999',
  social: [],
  browserColour: '#ffffff',
  details: {
    officerEmail: { text: 'officer@roof.test', approved: null },
    address: { text: '1 Roof Lane', approved: null },
    officer: { text: 'An officer', approved: null },
    courts: { text: 'Roofton', approved: null },
    answerTime: { text: '3 days', approved: null },
    keepEnquiries: { text: '4 months', approved: null },
    keepLogs: { text: '5 days', approved: null },
  },
};

export const navigation: Navigation = {
  skip: 'Skip',
  menu: { open: 'Menu', close: 'Close menu', label: 'Main' },
  links: [
    { text: 'Home', href: '/home' },
    { text: 'Subsidies', href: '/subsidies' },
  ],
  action: { text: 'Sign up', href: '/go-solar' },
  bar: { label: 'Reach us', call: 'Call', whatsapp: 'WhatsApp', quote: 'Get a quote' },
  audiences: {
    anybody: { greeting: 'Hello.', consultation: '/go-solar' },
    home: { greeting: 'Hello from a home.', consultation: '/go-solar' },
    society: { greeting: 'Hello from a society.', consultation: '/go-solar#housing' },
    business: { greeting: 'Hello from a business.', consultation: '/go-solar#commercial' },
  },
  outbox: {
    label: 'Kept enquiries',
    asked: 'Asked {when}',
    keptUntil: 'It is deleted on {date}.',
    overdue: 'It is deleted when you leave.',
    sending: { heading: 'Sending', text: 'Please wait.' },
    waiting: { heading: 'Waiting', text: 'It goes by itself.', send: 'Send now' },
    stopped: { heading: 'Not sent', text: 'It is kept.', send: 'Send now' },
    unknown: { heading: 'In doubt', text: 'It may have arrived.', send: 'Send again' },
    sent: { heading: 'Sent', text: 'It has arrived.' },
    blocked: 'Something stops our mail service.',
    full: 'This device is full.',
    remove: 'Remove',
    close: 'Close',
  },
  footer: {
    label: 'Footer',
    groups: [],
    legal: [],
    contact: 'Talk to us',
    service: { text: 'Service', href: 'https://wa.me/919876543210?text=Repair' },
    social: 'Follow us',
    cities: { heading: 'Where we work', places: [], all: { text: 'All towns', href: '/towns' } },
    copyright: '© Roof Co',
  },
};
