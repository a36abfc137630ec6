import { mailLink, phoneLink, whatsappLink } from '../../schemas/address';
import type { RawPage } from '../../schemas/content-files';
import { details } from '../legal/details';
import { company } from '../../facts/company';
import { titled } from '../titles';

const checked = '2026-11-23';
const call = { text: company.phone, href: phoneLink(company.phone) };
const write = { text: company.email, href: mailLink(company.email) };
const officer = { text: details.officerEmail.text, href: mailLink(details.officerEmail.text) };

/**
 * The accessibility statement: the findings of the audit in docs/accessibility.md in everyday words. Whoever changes
 * one of the two changes both.
 */
export const accessibility = {
  seo: {
    name: 'Accessibility',
    title: titled('Accessibility: what works and whom to call'),
    description:
      'How this website works with a keyboard, a screen reader, large letters or one hand. What does not work yet, whom to call, how to complain.',
    card: {
      kicker: 'Accessibility',
      heading: 'Nobody is left out',
      layout: 'band',
      surface: 'golden',
      pictures: ['/pictures/skyline.svg'],
      alt: 'Accessibility: nobody is left out. The sun over the roofs of a town',
    },
  },
  updated: checked,
  hero: {
    kicker: 'Accessibility',
    heading: 'Nobody is left out',
    text: 'The sun shines on every roof. This page says how our website works for you if you see, hear, move or think differently, and what to do where it does not.',
  },
  legal: {
    contents: 'On this page',
    inForce: { text: 'Last checked on', date: checked },
    ask: {
      heading: 'Easier with a person?',
      text: 'Everything on this website can be had from a person too. Call or write, or ask somebody to do it for you.',
      ways: [
        { icon: 'phone', text: company.phone, href: phoneLink(company.phone) },
        { icon: 'mail', text: company.email, href: mailLink(company.email) },
        { icon: 'message', text: 'WhatsApp', href: whatsappLink(company.whatsapp) },
      ],
    },
    sections: [
      {
        id: 'in-short',
        heading: 'In short',
        blocks: [
          {
            list: [
              'You can read every page and send every form with a keyboard alone, with large letters, without a mouse, without sound and with one hand.',
              'Whatever moves by itself has a pause button. If your device asks for less movement, nothing starts by itself.',
              [
                'If anything stands in your way, call ',
                call,
                '. We take your enquiry by phone, e-mail or WhatsApp, and it is worth just as much to us.',
              ],
            ],
          },
        ],
        approved: null,
      },
      {
        id: 'what-works',
        heading: 'What works',
        blocks: [
          {
            list: [
              'If you read Hindi or English: every page is there in both, and the link in Hindi letters at the top opens the same page in Hindi. Each page tells a screen reader its language, and that of words from the other language, so that it reads them in the right voice.',
              'If you use a keyboard: all of it works with Tab, Enter, the space bar and the arrow keys. A thick ring shows where you are, and the bars at the top and the foot of the window never cover it. The first press of Tab offers to skip the menu.',
              'If you use a screen reader: headings, lists, tables, buttons and fields say what they are. Pictures that tell something have a description; those that only decorate are passed over. What happens after you send a form is read out.',
              'If you need larger letters: zoom to 400 %, or make the letters alone twice as large. The lines break anew, nothing has to be pushed sideways, and in a low window no bar stands over the words.',
              'If colours are hard to tell apart: no meaning hangs on a colour alone, and letters stand out from what is behind them. If your device sets colours of its own, as the contrast themes of Windows do, the pages follow.',
              'If your hands shake, or you hold the phone in one hand: buttons and fields are at least 48 pixels high and wide, with one exception below. Nothing asks you to drag, pinch or hold; whatever can be swiped also has buttons.',
              'If movement makes you unwell or takes your mind off the words: films and moving pictures have a pause button, and stay still if your device asks for less movement. Nothing flashes.',
              'If you do not hear: there is no sound anywhere. Write to us by e-mail or on WhatsApp, and we answer in writing.',
              'If forms tire you: there is no time limit. What you type is kept on your device for 24 hours, so you can stop and go on later. What is missing is said in words beside the field.',
              'If scripts are switched off: you can still read everything, download the guides, call and write.',
            ],
          },
        ],
        approved: null,
      },
      {
        id: 'what-does-not',
        heading: 'What does not work yet',
        blocks: [
          'We know of these, and we would rather tell you than let you find out.',
          {
            list: [
              'If you press send before a form has fully loaded, your browser asks for what is missing in its own language, which may differ from that of the page.',
              'On the consultation form, choosing another kind of roof (home, housing society, business) empties what you have typed. Choose that first.',
              'On very narrow phones the dots under moving pictures are only 36 pixels wide. The arrows beside them do the same and are large.',
              'We have not yet had this website tried by people who use a screen reader, a switch or voice control every day, nor checked it on every phone and browser. If you do, and something is amiss, we would be glad to hear of it.',
              'The guides are PDFs with headings, bookmarks and descriptions of pictures. We have not heard them read by every screen reader; their words can be had as plain text, see below.',
            ],
          },
        ],
        approved: null,
      },
      {
        id: 'whom-to-call',
        heading: 'Whom to call',
        blocks: [
          [
            'Call ',
            call,
            ' or write to ',
            write,
            '. You need not say what your disability is. Tell us what you were looking for and what stood in the way; that is enough.',
          ],
          'You can ask for any page or guide in another form: read to you on the phone, in large print, or as plain text by e-mail. It costs nothing.',
        ],
        approved: null,
      },
      {
        id: 'how-checked',
        heading: 'How we checked',
        blocks: [
          'We aim at the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. That is the international yardstick for websites that everyone can use. By our own check we know of nothing on these pages that falls short of it; nobody from outside has confirmed that.',
          {
            list: [
              'By machine: each page, the menu, opened questions and each form with missing answers, failed and sent is searched for barriers, on a phone and on a desktop. So are the size of buttons, letters of double size, wide-set letters and windows as narrow as 320 pixels. This is done again with every change.',
              'By hand: each page with the keyboard alone, at 400 %, with less movement, with colours of the device, without scripts; and what a screen reader is given of each page, read from top to bottom.',
            ],
          },
          'We did this ourselves, in the browser Chromium, on the day at the top of this page.',
          'The website is made for Chrome and Android WebView 111, Firefox 112, Safari 16.4 and newer, which means browsers from April 2023 on. In an older one you can still read everything, call and write.',
        ],
        approved: null,
      },
      {
        id: 'every-page',
        heading: 'Every page of this website',
        blocks: [
          {
            list: [
              [{ text: 'The first page', href: 'landing' }],
              [
                { text: 'Homes', href: 'home' },
                ', and ',
                { text: 'a free consultation for your home', href: 'residential' },
              ],
              [{ text: 'Housing societies', href: 'housing-society' }],
              [{ text: 'Businesses', href: 'commercial' }],
              [{ text: 'About us', href: 'aboutus' }, ' and ', { text: 'careers', href: 'careers' }],
              [{ text: 'Subsidies', href: 'subsidies' }],
              [{ text: 'Consultation', href: 'go-solar' }],
              [{ text: 'Guides to download', href: 'guidedownload' }],
              [{ text: 'Our four promises', href: 'knowmore' }],
              [
                { text: 'Privacy policy', href: 'privacy-policy' },
                ', ',
                { text: 'terms of service', href: 'terms-of-service' },
                ' and ',
                { text: 'GoodZero terms', href: 'tnc-goodzero' },
              ],
            ],
            everyPage: true,
          },
        ],
        approved: null,
      },
      {
        id: 'complain',
        heading: 'How to complain',
        blocks: [
          {
            steps: [
              [
                'Write to ',
                officer,
                ` (${details.officer.text}), or call the number above. Say on which page it happened and, if you can, with which phone or program.`,
              ],
              `We answer within ${details.answerTime.text}: what we have mended, or when we will, and how you can have what you wanted until then.`,
              [
                'If that does not settle it, you may turn to the State Commissioner for Persons with Disabilities of your state, under the Rights of Persons with Disabilities Act 2016. The office of the ',
                { text: 'Chief Commissioner for Persons with Disabilities', href: 'https://ccpd.nic.in' },
                ' explains how.',
              ],
            ],
          },
        ],
        approved: null,
      },
    ],
  },
} satisfies RawPage;
