type Rules = Record<'createScriptURL' | 'createHTML', (text: string) => string | null>;

/** Creates the default Trusted Types policy, so that a mistake in this site cannot run a stranger's text as script. */
export function trustOwnScripts() {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown } };
  const rules: Rules = {
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, location.href);
      return origin === location.origin && pathname.startsWith('/_next/static/') ? address : null;
    },
    // Allows the markup that React needs when it renders a page again: empty script tags and the texts of the page's
    // scripts. The pattern has a dot for the slash, because a literal closing tag would end the inline script around
    // this code.
    createHTML: (text) =>
      /^<script><.script>$/.test(text) || [...document.scripts].some((script) => script.textContent === text)
        ? text
        : null,
  };
  try {
    trustedTypes?.createPolicy('default', rules);
  } catch {
    // A browser extension has already created the one default policy that a page can have.
  }
}
