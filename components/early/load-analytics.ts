/**
 * Fetches the script that counts visits. It does so in an idle moment one second after the page has loaded, so that
 * React's scripts are fetched first. The Content Security Policy allows one Trusted Types policy named `analytics`,
 * which allows the address of this script alone.
 */
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
  // Safari has no requestIdleCallback.
  const inIdleMoment = () => ('requestIdleCallback' in window ? requestIdleCallback(load) : load());
  addEventListener('load', () => setTimeout(inIdleMoment, 1000), { once: true });
}
