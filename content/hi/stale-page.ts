import type { RawWords } from '../schemas/content-files';

/** The words of the offer to reload a page that was opened before the last update of the site. */
export const stalePage = {
  text: 'यह पेज पुराना हो गया है, वेबसाइट इसके बाद बदल चुकी है।',
  kept: 'आपका लिखा हुआ वैसा ही रहेगा।',
  reload: 'पेज फिर से खोलिए',
} satisfies RawWords['stalePage'];
