type Rules = Record<'createScriptURL' | 'createHTML', (text: string) => string | null>;

/**
 * The part of Trusted Types that the page's policy uses. Browsers without Trusted Types lack the property
 * `trustedTypes`, and need no policy.
 */
interface TrustedTypes {
  createPolicy: (name: string, rules: Rules) => unknown;
}

/**
 * Creates the page's default Trusted Types policy, which says which texts may become script or markup. The Content
 * Security Policy refuses all others, so that a mistake in this site cannot run a stranger's text. Scripts may come
 * from the site's own script folder. Markup may be only what React needs to render a page again that a translating
 * browser changed before hydration: empty script elements, and the text of scripts in the page.
 */
export function trustOwnScripts() {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const rules: Rules = {
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, location.href);
      return origin === location.origin && pathname.startsWith('/_next/static/') ? address : null;
    },
    // Uses a pattern instead of the markup itself: a closing script tag in this code would end the inline script that
    // contains it.
    createHTML: (text) =>
      /^<script><.script>$/.test(text) || [...document.scripts].some((script) => script.textContent === text)
        ? text
        : null,
  };
  try {
    trustedTypes?.createPolicy('default', rules);
  } catch {
    // Ignores the error that is thrown if a browser extension has already created the page's one default policy. That
    // policy then decides.
  }
}
