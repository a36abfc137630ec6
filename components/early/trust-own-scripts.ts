type Rules = Record<'createScriptURL' | 'createHTML', (text: string) => string | null>;

/** A mistake in this site must not run a stranger's text as script. */
export function trustOwnScripts() {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown } };
  const rules: Rules = {
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, location.href);
      return origin === location.origin && pathname.startsWith('/_next/static/') ? address : null;
    },
    // React draws a script anew as an empty element, or with a text that the page already has. The dot stands for the
    // slash of the closing tag, which would end this script.
    createHTML: (text) =>
      /^<script><.script>$/.test(text) || [...document.scripts].some((script) => script.textContent === text)
        ? text
        : null,
  };
  try {
    trustedTypes?.createPolicy('default', rules);
  } catch {
    // A browser extension has already created the page's one default policy.
  }
}
