/** What a value in `template_params` may be: the service's variables are plain text. */
export type Scalar = string | number | boolean | null;
export type TemplateParams = Record<string, Scalar>;

/** The JSON body of one send call, as `@emailjs/browser` builds it. */
export type SendBody = {
  user_id: string;
  service_id: string;
  template_id: string;
  template_params?: TemplateParams;
  [more: string]: unknown;
};

export type Checked = { body: SendBody } | { problem: string };

const REQUIRED = ['user_id', 'service_id', 'template_id'] as const;

/** True for a plain JSON object: neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isScalar = (value: unknown): value is Scalar =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Checks an already parsed body; `problem` is the sentence that the service would answer with. */
export function checkSendBody(value: unknown): Checked {
  if (!isRecord(value)) return { problem: 'The request body must be a JSON object' };
  for (const name of REQUIRED) {
    const id = value[name];
    if (typeof id !== 'string' || id.trim() === '') return { problem: `The ${name} parameter is required` };
  }
  const { template_params: params, ...others } = value;
  const odd = Object.keys(others).find((name) => !isScalar(others[name]));
  if (odd !== undefined) return { problem: `The ${odd.slice(0, 40)} parameter must be a plain value` };
  if (params !== undefined && !(isRecord(params) && Object.values(params).every(isScalar))) {
    return { problem: 'The template_params parameter must be an object of plain values' };
  }
  return { body: value as SendBody };
}

/** Reads the bytes of a send call: UTF-8, JSON, then the checks of {@link checkSendBody}. */
export function parseSendBody(bytes: Uint8Array): Checked {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return { problem: 'The request body is not valid JSON' };
  }
  return checkSendBody(value);
}
