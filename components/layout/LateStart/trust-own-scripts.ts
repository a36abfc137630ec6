type Rules = Record<'createScriptURL' | 'createHTML', (text: string) => string | null>;

/** What a browser with Trusted Types offers; others have no such property and need none. */
interface TrustedTypes {
  createPolicy: (name: string, rules: Rules) => unknown;
}

/**
 * Says which texts may become script or markup: the page's security policy refuses all others, so that no fault of ours
 * lets a stranger's text run. Scripts come from the site's own folder of them. Markup is what React needs to make a page
 * anew that a translating browser has changed before it woke: empty script elements, and the text of scripts in the page.
 */
export function trustOwnScripts() {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const rules: Rules = {
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, location.href);
      return origin === location.origin && pathname.startsWith('/_next/static/') ? address : null;
    },
    // A pattern and not the text itself: a closing script tag in this text would end the script that it is written into.
    createHTML: (text) =>
      /^<script><.script>$/.test(text) || [...document.scripts].some((script) => script.textContent === text)
        ? text
        : null,
  };
  try {
    trustedTypes?.createPolicy('default', rules);
  } catch {
    // A browser extension has already made the page's one default policy: its rules then hold.
  }
}
