/**
 * Markdown that tries to run something, to load something or to take over names of the page. What gets through
 * calls `__xss()` or asks for an address with `__xss` in it.
 */
const withHtml = [
  "<script>__xss()</script>",
  "<ScRiPt>__xss()</sCrIpT>",
  '<script src="/__xss.js"></script>',
  "<script\n>__xss()</script\n>",
  "<scr<script>ipt>__xss()</scr</script>ipt>",
  "文中<script>__xss()</script>の文",
  '<img src="/__xss.png" onerror="__xss()">',
  "<img src=x onerror=__xss()>",
  "<img/src=/__xss/onerror=__xss()>",
  '<IMG """><SCRIPT>__xss()</SCRIPT>">',
  '<img src="x` `<script>__xss()</script>"` `>',
  '<img srcset="/__xss.png 1x" onload="__xss()">',
  '<body onload="__xss()">',
  '<div onmouseover="__xss()" style="position:fixed;inset:0">a</div>',
  '<a href="javascript:__xss()">a</a>',
  '<a href="#" onclick="__xss()" onfocus="__xss()" autofocus>a</a>',
  '<input autofocus onfocus="__xss()">',
  '<select autofocus onfocus="__xss()"></select>',
  '<details open ontoggle="__xss()"><summary>a</summary></details>',
  '<video src="/__xss.mp4" onerror="__xss()"></video>',
  '<audio><source onerror="__xss()" src="/__xss.mp3"></audio>',
  '<iframe src="javascript:__xss()"></iframe>',
  '<iframe srcdoc="<script>parent.__xss()</script>"></iframe>',
  '<object data="/__xss.swf"></object>',
  '<embed src="/__xss.swf">',
  '<link rel="stylesheet" href="/__xss.css">',
  '<meta http-equiv="refresh" content="0;url=/__xss">',
  '<base href="//xss.invalid/">',
  '<form action="/__xss"><button formaction="javascript:__xss()">a</button></form>',
  "<style>@import url('/__xss.css');</style>",
  "<style>body{background:url(/__xss.png)}</style>",
  '<p style="background:url(/__xss.png)">a</p>',
  '<svg onload="__xss()"></svg>',
  "<svg><script>__xss()</script></svg>",
  '<svg><animate onbegin="__xss()" attributeName="x" dur="1s"/></svg>',
  '<svg><a xlink:href="javascript:__xss()"><text y="20">a</text></a></svg>',
  '<svg><use href="/__xss.svg#a"/></svg>',
  '<svg><foreignObject><iframe onload="__xss()"></iframe></foreignObject></svg>',
  '<math href="javascript:__xss()">a</math>',
  '<math><maction actiontype="statusline" xlink:href="javascript:__xss()">a</maction></math>',
  '<marquee onstart="__xss()">a</marquee>',
  "<template><script>__xss()</script></template>",
  '<noscript><p title="</noscript><img src=x onerror=__xss()>"></noscript>',
  '<p title="</p><script>__xss()</script>">a</p>',
  "<!--[if gte IE 4]><script>__xss()</script><![endif]-->",
  "<!--><img src=x onerror=__xss()>-->",
  "<![CDATA[<script>__xss()</script>]]>",
  "<?xml version='1.0'?><script>__xss()</script>",
];

/** Texts that a browser reads otherwise the second time than a sanitizer did the first time. */
const mutating = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=__xss()&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=__xss()>">',
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=__xss()>",
  '<noembed><img title="</noembed><img src onerror=__xss()>"></noembed>',
  "<table><td><p><svg><desc><td><a><style><img src=x onerror=__xss()></style>",
  '<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=__xss()>">',
  '<xmp><p id="</xmp><img src=x onerror=__xss()>"></xmp>',
];

const inMarkdown = [
  "[a](javascript:__xss())",
  "[a](JaVaScRiPt:__xss())",
  "[a](  javascript:__xss() )",
  "[a](<javascript:__xss()>)",
  "[a](<java\tscript:__xss()>)",
  "[a](\u0001javascript:__xss())",
  "[a](&#106;avascript:__xss())",
  "[a](&#x6A;&#x61;vascript&colon;__xss())",
  "[a](javascript&#58;__xss())",
  "[a](javascript&NewLine;:__xss())",
  "[a](java%0ascript:__xss())",
  "[a](vbscript:__xss())",
  "[a](data:text/html,<script>__xss()</script>)",
  "[a](data:text/html;base64,PHNjcmlwdD5fX3hzcygpPC9zY3JpcHQ+)",
  "[a](blob:http://localhost/__xss)",
  "[a](file:///__xss)",
  "[a](view-source:javascript:__xss())",
  '[a](/ "onmouseover=__xss() x=")',
  '[a](/" onmouseover="__xss())',
  "[a][ref]\n\n[ref]: javascript:__xss()",
  "[ref]\n\n[ref]: <javascript:__xss()> 'title'",
  "<javascript:__xss()>",
  "<data:text/html,<script>__xss()</script>>",
  'http://a.invalid/"onmouseover=__xss()//',
  "www.a.invalid/<script>__xss()</script>",
  "![a](javascript:__xss())",
  "![a](data:image/svg+xml,<svg onload=__xss()>)",
  "![a](https://xss.invalid/__xss.png)",
  "![a](//xss.invalid/__xss.png)",
  "![a](/\\\\xss.invalid/../favicon.svg)",
  '![" onerror="__xss()](x)',
  '![a](/favicon.svg "x\\" onerror=\\"__xss()")',
  "```\n<script>__xss()</script>\n```",
  '``` "><script>__xss()</script>\ncode\n```',
  "`<script>__xss()</script>`",
  "    <script>__xss()</script>",
  "| <script>__xss()</script> | b |\n| --- | --- |\n| <img src=x onerror=__xss()> | [a](javascript:__xss()) |",
  "- [ ] <script>__xss()</script>\n- [x] <img src=x onerror=__xss()>",
  "> <script>__xss()</script>\n> <img src=x onerror=__xss()>",
  "\\<script>__xss()\\</script>",
  "&lt;script&gt;__xss()&lt;/script&gt;",
];

/** Headings and notes that would like to be known under a name of the page. */
const clobbering = [
  "## main",
  "## __xss",
  "## location",
  "## takujo-site",
  '## <img src=x onerror=__xss()> "><script>__xss()</script>',
  "## [a](javascript:__xss())",
  "文[^__proto__]\n\n[^__proto__]: 注",
  "文[^constructor]\n\n[^constructor]: 注<script>__xss()</script>",
  '文[^"><script>__xss()</script>]\n\n[^"><script>__xss()</script>]: 注',
  "文[^a]\n\n[^a]: [a](javascript:__xss())",
  '<a id="main" name="cookie">a</a>',
  '<form id="document" name="body"><input name="parentNode" id="attributes"></form>',
  '<img name="currentScript" id="__xss">',
];

/** Without an end of their own they take in whatever follows, so they come last. */
const unclosed = [
  "<script>__xss()",
  "<textarea><img src=x onerror=__xss()>",
  "<!-- <img src=x onerror=__xss()>",
  "<style><img src=x onerror=__xss()>",
  '<img src=x onerror="__xss()"',
];

export const hostileMarkdown = [
  ...inMarkdown,
  ...clobbering,
  ...withHtml,
  ...mutating,
  ...unclosed,
];

/** Self-contained, so that a browser can run it: what must not be in a rendered text, found in its elements. */
export function dangersIn(root: Pick<Element, "querySelectorAll">): string[] {
  const elements =
    "a p br em strong del code pre blockquote ul ol li h2 h3 h4 h5 h6 hr img figure figcaption sup section span wbr table thead tbody tr th td div input";
  const attributes =
    "href rel src alt title class id role tabindex width height loading decoding lang dir data-footnotes data-footnote-ref data-footnote-backref type checked disabled align start";
  const harmless = /^(?:https?:|mailto:|xmpp:|ircs?:|[/#?]|[^:]*$|[^:/?#]*[/?#])/i;
  return [...root.querySelectorAll("*")].flatMap((element) => {
    const tag = element.tagName.toLowerCase();
    const found = elements.split(" ").includes(tag) ? [] : [`<${tag}>`];
    for (const { name, value } of element.attributes) {
      const known = attributes.split(" ").includes(name) || name.startsWith("aria-");
      if (!known) found.push(`<${tag} ${name}>`);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them before a scheme.
      const address = value.replaceAll(/[\u0000-\u0020]/g, "");
      if (["href", "src"].includes(name) && !harmless.test(address)) found.push(`${name}=${value}`);
      if (tag === "img" && name === "src" && !/^\/[^/\\]/.test(value)) found.push(`src=${value}`);
      if (name === "id" && !/(?:section-|user-content-|footnote-label)/.test(value)) {
        found.push(`id=${value}`);
      }
    }
    return found;
  });
}
