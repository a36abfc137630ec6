type Rules = Record<'createScriptURL' | 'createHTML', (text: string) => string | null>;

/**
 * Creates the page's default Trusted Types policy, which says which texts may become script or markup. The Content
 * Security Policy refuses all others, so that a mistake in this site cannot run a stranger's text. Scripts may come
 * from the site's own script folder. Markup may be only what React needs to render a page again that a translating
 * browser changed before hydration: empty script elements, and the text of scripts in the page.
 */
export function trustOwnScripts() {
  // Browsers without Trusted Types need no policy.
  const { trustedTypes } = window as { trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown } };
  const rules: Rules = {
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, location.href);
      return origin === location.origin && pathname.startsWith('/_next/static/') ? address : null;
    },
    // Uses a pattern, because a literal closing script tag would end the inline script that contains this code.
    createHTML: (text) =>
      /^<script><.script>$/.test(text) || [...document.scripts].some((script) => script.textContent === text)
        ? text
        : null,
  };
  try {
    trustedTypes?.createPolicy('default', rules);
  } catch {
    // A browser extension has already created a default policy. A page can have only one, so that one applies.
  }
}
