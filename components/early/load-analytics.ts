export function loadAnalytics() {
  const { hostname } = location;
  if (hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]') return;
  const { script, attributes } = JSON.parse(document.getElementById('analytics')!.textContent!) as {
    script: string;
    attributes: Record<string, string>;
  };
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy: (name: string, rules: object) => { createScriptURL: (address: string) => string } };
  };
  // Has a policy of its own, because the default policy (trust-own-scripts.ts) allows only scripts of this site.
  const policy = trustedTypes?.createPolicy('analytics', {
    createScriptURL: (address: string) => (address === script ? address : null),
  });

  function load() {
    const element = document.createElement('script');
    for (const name in attributes) element.setAttribute(name, attributes[name]!);
    element.setAttribute('fetchpriority', 'low');
    element.src = policy ? policy.createScriptURL(script) : script;
    document.head.append(element);
  }
  const inIdleMoment = () => ('requestIdleCallback' in window ? requestIdleCallback(load) : load());
  // Waits a second, so that a page that needs React at once fetches React first.
  addEventListener('load', () => setTimeout(inIdleMoment, 1000), { once: true });
}
