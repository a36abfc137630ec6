import { isRecord, Refusal } from './http-basics';

/** The template parameters of a send to EmailJS: its variables are plain text. */
export type TemplateParams = Record<string, string | number | boolean | null>;

/** The JSON body of a send, as `@emailjs/browser` builds it. */
export interface SendBody {
  user_id: string;
  service_id: string;
  template_id: string;
  template_params?: TemplateParams;
}

const hasPlainValues = (value: unknown) =>
  isRecord(value) && Object.values(value).every((part) => part === null || typeof part !== 'object');

/**
 * Checks the parsed JSON of a send as EmailJS does.
 * @throws Refusal with status 400 and what is missing or wrong
 */
export function checkSend(body: unknown): SendBody {
  if (!isRecord(body)) throw new Refusal(400, 'The request body must be a JSON object');
  const { template_params: params = {}, ...others } = body;
  for (const name of ['user_id', 'service_id', 'template_id'])
    if (typeof others[name] !== 'string' || !others[name].trim())
      throw new Refusal(400, `The ${name} parameter is required`);
  if (![params, others].every(hasPlainValues)) throw new Refusal(400, 'Parameters must be plain values');
  return body as unknown as SendBody;
}
