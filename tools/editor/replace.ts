import { isDeepStrictEqual } from 'node:util';
import * as prettierYaml from 'prettier/plugins/yaml';
import { format } from 'prettier/standalone';
import { Composer, CST, parseDocument, Parser, Scalar } from 'yaml';
import settings from '../../.prettierrc.json';

const formatYaml = (source: string) =>
  format(source, { ...(settings as object), parser: 'yaml', plugins: [prettierYaml] });

/** Formats only a file that Prettier had formatted, because a save must not change the lines of other values. */
export const formatLike = async (before: string, after: string) =>
  (await formatYaml(before)) === before ? formatYaml(after) : after;

export const valueLike = (old: unknown, text: string) =>
  typeof old === 'number' && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;

/** Replaces a value in YAML by a text, and keeps comments, order and line breaks. */
export async function withText(source: string, path: readonly unknown[], text: string): Promise<string> {
  const tokens = [...new Parser().parse(source)];
  const [document] = new Composer({ stringKeys: true, keepSourceTokens: true }).compose(tokens);
  const node = document?.getIn(path, true);
  if (!(node instanceof Scalar)) throw new Error('there is no text at this place any more');
  node.value = valueLike(node.value, text);
  const wanted: unknown = document!.toJS();
  // Tries double quotes next, because YAML reads some unquoted texts as lists or numbers.
  for (const type of [node.type, Scalar.QUOTE_DOUBLE]) {
    CST.setScalarValue(node.srcToken!, text, { type: type as Scalar.Type, afterKey: true });
    const changed = tokens.map(CST.stringify).join('');
    const read = parseDocument(changed, { stringKeys: true });
    if (read.errors.length === 0 && isDeepStrictEqual(read.toJS(), wanted)) return formatLike(source, changed);
  }
  throw new Error('the text cannot be written there');
}
