import type { LeadFormContent } from '@/content/schemas/lead-forms';
import { phoneField, tabsOf } from '@/lib/leads/questions';
import { whatsappLink } from '@/lib/leads/whatsapp';
import { TabPart } from '../FormTabs/TabPanel';
import styles from './LeadForm.module.scss';

interface Props {
  content: LeadFormContent;
  /** The open tab of the form. */
  open: string;
}

/** The tabs of a form that ask for a phone number, or with `ask` false those that do not. */
const tabsThat = (ask: boolean, { form }: LeadFormContent) =>
  tabsOf(form).filter((tab) => (phoneField(form, tab) !== undefined) === ask);

/** Says above the questions of a tab that the tab asks for no phone number, and offers ways to leave one. */
export function WithoutNumber({ content, open }: Props) {
  const { withoutNumber, whatsapp, greeting } = content.words;
  if (!withoutNumber) return null;
  const { before, link } = withoutNumber;
  return (
    <TabPart tabs={tabsThat(false, content)} open={open}>
      <p className={styles.withoutNumber}>
        {before}{' '}
        <a href={whatsappLink(whatsapp.href, greeting)} target="_blank" rel="noopener">
          {withoutNumber.whatsapp}
        </a>{' '}
        <a href={link.href}>{link.text}</a>
      </p>
    </TabPart>
  );
}

/** Says above the send button when somebody will answer. */
export function AnswerTime({ content, open }: Props) {
  const { next, withoutNumber } = content.words;
  const answer = <p className={styles.answer}>{next.answer}</p>;
  if (!withoutNumber) return answer;
  return (
    <>
      <TabPart tabs={tabsThat(true, content)} open={open}>
        {answer}
      </TabPart>
      <TabPart tabs={tabsThat(false, content)} open={open}>
        <p className={styles.answer}>{withoutNumber.answer}</p>
      </TabPart>
    </>
  );
}
