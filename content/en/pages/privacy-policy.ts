import { mailLink } from '../../schemas/address';
import type { RawPage } from '../../schemas/content-files';
import { commercialTable, housingTable, landingTable, tabbedTable } from '../legal/collected';
import { details } from '../legal/details';
import { ask } from '../legal/ask';
import { measuring } from '../legal/measuring';
import { company } from '../../facts/company';
import { titled } from '../titles';

const updated = '2026-11-23';
const officerLink = { text: details.officerEmail.text, href: mailLink(details.officerEmail.text) };

export const privacyPolicy = {
  seo: {
    name: 'Privacy policy',
    title: titled('Privacy policy: your data and our forms'),
    description:
      'What our forms ask for, why, who handles it and how long we keep it. How you have what we hold about you shown, corrected or erased.',
    card: {
      kicker: 'Legal',
      heading: 'Privacy policy',
      layout: 'band',
      surface: 'dawn',
      pictures: ['/pictures/skyline.svg'],
      alt: 'Privacy policy. The sun over the roofs of a town',
    },
  },
  updated,
  hero: {
    kicker: 'Legal',
    heading: 'Privacy policy',
    text: 'We ask only for what we need to answer you. This page says what that is, where it goes, and how to take it back.',
  },
  legal: {
    contents: 'On this page',
    inForce: { text: 'In force since', date: updated },
    ask,
    sections: [
      {
        id: 'in-short',
        heading: 'In short',
        blocks: [
          {
            list: [
              'You can read this whole website and download our guides without telling us who you are.',
              'What you type into a form reaches us by e-mail, carried by EmailJS, a mail service whose servers are outside India.',
              'We use it to answer you about rooftop solar, and for nothing else. We do not sell it and we do not pass it on for advertising.',
              measuring.inShort,
              'Write to us, and we will show you, correct or erase what we hold about you.',
            ],
          },
        ],
        approved: null,
      },
      {
        id: 'who-we-are',
        heading: 'Who is responsible',
        blocks: [
          `${details.name}, ${details.address.text}, decides what is collected here and why. Under the Digital Personal Data Protection Act 2023 we are the Data Fiduciary, and you are the Data Principal.`,
          [
            'For anything on this page, write to our grievance officer: ',
            `${details.officer.text}, `,
            officerLink,
            '.',
          ],
        ],
        approved: null,
      },
      {
        id: 'what-we-collect',
        heading: 'What each form collects, and why',
        blocks: [
          'There are four forms. Each sends only what you type or choose in it, and only when you press its button. None of them asks for identity papers, bank details or passwords.',
          { table: landingTable },
          { table: commercialTable },
          { table: housingTable },
          { table: tabbedTable },
          'No form can be sent before its consent box is ticked. The society form sends the tick along with your answers; the others do not.',
          ...measuring.sent,
          'If a send fails, you may choose to pass the same words on by WhatsApp instead. The link opens WhatsApp with the text ready; nothing leaves your phone until you press send there, and from then on WhatsApp’s own policy applies.',
        ],
        approved: null,
      },
      {
        id: 'why-we-may',
        heading: 'Why we may use it',
        blocks: [
          'Because you agree. Each form has a consent box that is empty until you tick it. Your consent covers one purpose: answering your enquiry, which means calling or writing to you, working out a plant and its price, and visiting the site if you ask for that.',
          'For any other purpose we would ask you again first.',
          'The forms are for adults. If you are under 18, please ask a parent or guardian to write to us.',
        ],
        approved: null,
      },
      {
        id: 'who-carries-it',
        heading: 'Who handles it, and where it goes',
        blocks: [
          'When you press send, your browser hands the form to EmailJS (api.emailjs.com), which turns it into an e-mail to our inbox. EmailJS works outside India, so your answers leave the country on their way to us. As with any connection, EmailJS then also sees the internet address of your device and the kind of browser you use. It may keep a record of the mail it has sent.',
          'After that your answers are read by our advisers in our mailbox. They see what they need in order to answer you.',
          `The company that hosts these pages sees the internet address of each visitor, as every host does. ${measuring.hosts}`,
          ...measuring.carriers,
          'We pass data on in two more cases: to a bank or an electricity company, if you ask us to apply there for you; and to an authority, if a law obliges us to.',
        ],
        approved: null,
      },
      {
        id: 'how-long',
        heading: 'How long we keep it',
        blocks: [
          {
            list: [
              `Enquiries: ${details.keepEnquiries.text} after our last contact, then they are erased. If you become a customer, your papers are kept for as long as tax law and your guarantee require.`,
              `Logs of the host and the mail service: ${details.keepLogs.text}.`,
              'If you withdraw your consent, we erase your enquiry at once, unless a law obliges us to keep it.',
            ],
          },
        ],
        approved: null,
      },
      {
        id: 'on-your-device',
        heading: 'What is stored on your own device',
        blocks: [
          measuring.reading,
          'What you type into a form is kept in the storage of your browser, so that a reload, a crash or a call coming in loses nothing. It stays on your device and is not sent anywhere before you press send. Your tick in the consent box is not kept.',
          'It is removed when your enquiry is sent, when you press “Clear” or choose another tab of the form, or when you empty the form. After 24 hours it is not used any more, and it is removed when you next open a page of this website. On a device that you share, empty the form before you leave.',
          'While an enquiry is being sent, a copy of it is kept in the same place, and removed when it has arrived. If it could not be sent, you may let it wait there: it is sent when you are online with this website open, for 24 hours, and after that only if you press. If nobody can tell whether it has arrived, it is sent again only if you press. Every page that you open after that shows you what is kept, with the date until which it stays and a button to remove it. It is deleted when it has arrived, when you remove it, and 14 days after you first sent it at the latest; if you are not here on that day, then when you next open a page of this website. That one has arrived is shown for a day, without its words. If you close what is shown, your browser remembers that until you close its tab.',
          'A calculator works on your own device and sends nothing. Your answers stand in the address of its page, behind the sign #, so that you can come back to them or pass them on: no browser sends that part of an address to a server, ours included, but whoever has the link can read them, and your browser keeps the address in its history. The form below a calculator takes over the monthly bill and the town that you have entered, and shows your plan. If you go on from the estimate on our home page to a form on another page, the bill and the plan are kept in the storage of your browser until you close its tab, and filled in there once. Nothing of this reaches us unless you send the form, and the plan is not sent with it.',
          'Your browser may offer to remember what you type as well; that is a setting of your browser.',
          'By others: the EmailJS library is loaded when you press send. It checks whether your browser has local storage, which it would need to limit how often a form may be sent. That limit is switched off here, so it stores nothing.',
          `${measuring.counting} Once a form has been accepted, the page notes this with an event that holds the name of the form and nothing you typed; nothing listens to it today.`,
        ],
        approved: null,
      },
      {
        id: 'your-rights',
        heading: 'Your rights',
        blocks: [
          'The Digital Personal Data Protection Act 2023 gives you these rights. Using them costs nothing.',
          {
            list: [
              'To know: ask for a summary of what we hold about you, what we do with it, and with whom we have shared it.',
              'To correct, complete or update what is wrong.',
              'To have it erased, once it is no longer needed for what you gave it for and no law obliges us to keep it.',
              'To withdraw your consent, as easily as you gave it: one line by e-mail or WhatsApp is enough. What was done before stays lawful; from then on we stop.',
              'To have a grievance answered.',
              'To name a person who may use these rights for you if you die or can no longer do so yourself.',
            ],
          },
        ],
        approved: null,
      },
      {
        id: 'how-to-ask',
        heading: 'How to ask, and how to complain',
        blocks: [
          {
            steps: [
              [
                'Write to ',
                officerLink,
                `, or send a message to ${company.phone}. Tell us which name and number you used in the form, so that we can find it. We need no other proof for an enquiry.`,
              ],
              `We answer within ${details.answerTime.text}.`,
              'If our answer does not settle it, or none comes, you may complain to the Data Protection Board of India, which the Act sets up for this.',
            ],
          },
        ],
        approved: null,
      },
      {
        id: 'security',
        heading: 'How we protect it',
        blocks: [
          `The pages and the forms travel encrypted. ${measuring.mayReceive} Our inbox is open to the people who answer enquiries.`,
          'If data about you is ever lost, or seen by somebody it was not meant for, we will tell you and the Data Protection Board of India, as the Act requires.',
        ],
        approved: null,
      },
      {
        id: 'changes',
        heading: 'When this page changes',
        blocks: [
          'The date at the top says when this version came into force. If we ever wish to use what we already hold for something new, we ask you first; a new date on this page is not enough.',
        ],
        approved: null,
      },
    ],
  },
} satisfies RawPage;
