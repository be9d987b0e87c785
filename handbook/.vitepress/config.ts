import { join } from "node:path";
import { type DefaultTheme, defineConfig } from "vitepress";
import { linkReferences } from "./link-references.ts";

const root = join(import.meta.dirname, "../..");

export default defineConfig({
  // The whole repository is the source, so that reference pages stay where developers look for them.
  srcDir: root,
  srcExclude: [
    "README*.md",
    "THIRD-PARTY-NOTICES.md",
    "apps/web/build/**",
    "coverage/**",
    "playwright-report/**",
    "shots/**",
    "test-results/**",
  ],
  rewrites: (page) =>
    page.startsWith("handbook/") ? page.slice("handbook/".length) : `en/${page}`,
  outDir: join(root, "handbook/build"),
  cacheDir: join(root, "node_modules/.cache/handbook"),
  cleanUrls: true,
  ignoreDeadLinks: "localhostLinks",
  head: [["link", { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }]],
  markdown: {
    config: linkReferences,
    anchor: { slugify },
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
  },
  vite: { publicDir: join(root, "apps/web/public") },
  title: "卓上の手引き",
  locales: {
    root: {
      label: "日本語",
      lang: "ja",
      title: "卓上の手引き",
      description: "ボードゲーム会のサイト「卓上」を、ひらく人・動かす人・作る人のための手引き",
      themeConfig: {
        nav: [
          { text: "主催者", link: "/organizer/first-evening", activeMatch: "^/organizer/" },
          { text: "運用", link: "/operator/install", activeMatch: "^/operator/" },
          { text: "開発", link: "/developer/start", activeMatch: "^/developer/" },
        ],
        sidebar: [
          { text: "できること", link: "/features" },
          { text: "アクセシビリティ", link: "/accessibility" },
          {
            text: "主催者のために",
            items: pages("/organizer", {
              "first-evening": "はじめての一夜",
              publishing: "書いて公開する",
              tables: "卓と席",
              reservations: "電話の予約とキャンセル待ち",
              door: "受付",
              money: "会計と領収書",
              statistics: "集計",
              mails: "メールと電話リスト",
              privacy: "個人情報",
              people: "ユーザーと権限",
              site: "サイトの設定",
            }),
          },
          {
            text: "動かす人のために",
            items: pages("/operator", {
              install: "入れる",
              "first-start": "はじめて動かす",
              demo: "お試し用のサイトを開く",
              settings: "設定",
              proxy: "プロキシとCDN",
              backup: "バックアップ",
              upgrade: "新しい版にする",
              runbook: "困ったとき",
              scale: "大きくする",
            }),
          },
          {
            text: "作る人のために",
            items: [
              ...pages("/developer", {
                start: "はじめる",
                translating: "ことばを足す・直す",
                api: "APIと書き出し",
              }),
              { text: "しくみ（英語）", link: "/en/ARCHITECTURE" },
              { text: "変更のしかた（英語）", link: "/en/CONTRIBUTING" },
            ],
          },
        ],
        outline: { label: "このページの見出し", level: [2, 3] },
        docFooter: { prev: "前", next: "次" },
        darkModeSwitchLabel: "配色",
        lightModeSwitchTitle: "明るい配色にする",
        darkModeSwitchTitle: "暗い配色にする",
        sidebarMenuLabel: "目次",
        returnToTopLabel: "上へもどる",
        langMenuLabel: "ことばを変える",
        skipToContentLabel: "本文へ移動",
        notFound: {
          title: "ページが見つかりません",
          quote: "アドレスを確かめるか、目次からさがしてください。",
          linkLabel: "はじめのページへ",
          linkText: "はじめのページへ",
        },
      },
    },
    en: {
      label: "English",
      lang: "en",
      title: "Takujo handbook",
      description:
        "For those who hold board-game events with Takujo, run it for others, or change it",
      themeConfig: {
        nav: [
          { text: "Organizers", link: "/en/organizer/first-evening", activeMatch: "/organizer/" },
          { text: "Operators", link: "/en/operator/install", activeMatch: "/operator/" },
          { text: "Developers", link: "/en/developer/start", activeMatch: "/developer/" },
        ],
        sidebar: [
          { text: "What it can do", link: "/en/features" },
          { text: "Accessibility", link: "/en/accessibility" },
          {
            text: "For organizers",
            items: pages("/en/organizer", {
              "first-evening": "The first evening",
              publishing: "Writing and publishing",
              tables: "Tables and seats",
              reservations: "Telephone and waitlist",
              door: "The door",
              money: "Money and receipts",
              statistics: "Statistics",
              mails: "Mails and the call list",
              privacy: "Privacy",
              people: "Users and rights",
              site: "Site settings",
            }),
          },
          {
            text: "For operators",
            items: pages("/en/operator", {
              install: "Install",
              "first-start": "First start",
              demo: "Run a demo",
              settings: "Settings",
              proxy: "Proxy and CDN",
              backup: "Backup",
              upgrade: "Upgrade",
              runbook: "When something is wrong",
              scale: "Scale",
            }),
          },
          {
            text: "For developers",
            items: [
              ...pages("/en/developer", {
                start: "Start",
                translating: "Translating",
                api: "APIs and exports",
              }),
              { text: "How it is built", link: "/en/ARCHITECTURE" },
              { text: "Contributing", link: "/en/CONTRIBUTING" },
              { text: "Decisions", link: "/en/docs/decisions/README" },
            ],
          },
          {
            text: "Reference",
            items: [
              { text: "Operations", link: "/en/docs/operations" },
              { text: "Performance", link: "/en/docs/performance" },
              { text: "Security", link: "/en/docs/security" },
              { text: "Requirements", link: "/en/docs/requirements" },
              { text: "Form rules", link: "/en/docs/form-rules" },
              { text: "On a platform", link: "/en/docs/paas" },
              { text: "Changes", link: "/en/CHANGELOG" },
              { text: "Roadmap", link: "/en/ROADMAP" },
            ],
          },
        ],
        outline: { level: [2, 3] },
      },
    },
  },
  themeConfig: {
    logo: "/favicon.svg",
    search: {
      provider: "local",
      options: {
        // Japanese has no spaces between words. This runs in browsers too, so it stands on its own.
        miniSearch: {
          options: {
            tokenize: (text) =>
              [...new Intl.Segmenter("ja", { granularity: "word" }).segment(text)]
                .filter(({ isWordLike }) => isWordLike)
                .map(({ segment }) => segment),
          },
        },
        locales: {
          root: {
            translations: {
              button: { buttonText: "さがす", buttonAriaLabel: "さがす" },
              modal: {
                displayDetails: "本文も見せる",
                resetButtonTitle: "消す",
                backButtonTitle: "とじる",
                noResultsText: "見つかりません：",
                footer: { selectText: "ひらく", navigateText: "えらぶ", closeText: "とじる" },
              },
            },
          },
        },
      },
    },
  },
});

/** As in the repository's own view of these files, so that a link works in both. */
function slugify(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}

function pages(folder: string, titles: Record<string, string>): DefaultTheme.SidebarItem[] {
  return Object.entries(titles).map(([name, text]) => ({ text, link: `${folder}/${name}` }));
}
