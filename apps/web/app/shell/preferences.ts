export type Theme = "system" | "light" | "dark";

/**
 * Runs in the head before the first paint, so that a chosen theme never flashes. `data-script` tells the styles to
 * show controls that need a script, `data-session` that somebody is signed in.
 */
export const preferencesScript = `(()=>{const r=document.documentElement,g=k=>{try{return localStorage.getItem(k)}catch{return null}};r.dataset.script="";const t=g("theme"),m=g("motion");if(t==="light"||t==="dark")r.dataset.theme=t;if(m==="reduce")r.dataset.motion=m;if(/(^|; )session_version=./.test(document.cookie))r.dataset.session=""})()`;

export function currentTheme(): Theme {
  return (document.documentElement.dataset.theme as Theme | undefined) ?? "system";
}

export function chooseTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  remember("theme", theme === "system" ? null : theme);
}

export function isMotionReduced(): boolean {
  return document.documentElement.dataset.motion === "reduce";
}

export function chooseMotion(reduced: boolean): void {
  if (reduced) document.documentElement.dataset.motion = "reduce";
  else delete document.documentElement.dataset.motion;
  remember("motion", reduced ? "reduce" : null);
}

/** Storage may be blocked; the choice then lasts for this page only. */
function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {}
}
