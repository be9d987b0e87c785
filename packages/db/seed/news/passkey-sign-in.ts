import type { NewsSeed } from "./news-seed.ts";

export const passkeySignIn: NewsSeed = {
  slug: "passkey-sign-in",
  category: "notice",
  cover: { palette: "tokiwa", composition: "bigdie" },
  publishedDaysAgo: 58,
  text: {
    ja: {
      title: `パスキーでログインできるようになりました`,
      summary: `メールのコードを待たずに、顔や指紋で入れます。これまでのコードも、そのまま使えます。`,
      body: `ログインのたびに、メールのコードを待っていただいていました。これからは、パスキー[^1]をつくっておけば、スマートフォンのロックを外すのと同じ手軽さで入れます。

## つくりかた

1. いつものように、メールのコードでログインします。
2. マイページの**「パスキー」**をひらきます。
3. **「この端末に作る」**を押して、画面の案内にしたがってください。

一分ほどで終わります。次からは、ログインの画面で「パスキーでログイン」をえらぶだけです。

## よくいただく質問

- **顔や指紋は、卓上に送られますか。**いいえ。端末の外には出ません。
- **機種を変えたら、どうなりますか。**メールのコードで入って、新しい端末でもう一度つくってください。
- **つくらないと、予約できませんか。**いいえ。これまでどおり、コードだけでも使えます。

[^1]: 端末の中にしまわれる、ログインのための鍵です。にせのサイトでは働かないので、パスワードよりも盗まれにくいしくみです。`,
    },
    en: {
      title: `You can now log in with a passkey`,
      summary: `Use your face or fingerprint instead of waiting for a code. Codes by email still work.`,
      body: `Until now, logging in meant waiting for a code by email. If you make a passkey[^1], you can get in the same way you unlock your phone.

## How to make one

1. Log in as usual, with a code.
2. Open **Passkeys** in your account.
3. Choose to make one on this device, and follow what your phone or computer tells you.

It takes about a minute. Next time, choose the passkey button on the login page.

## You might be wondering

- **Does Takujo get my face or fingerprint?** No. They never leave your device.
- **What if I change phones?** Log in with a code and make a new passkey there.
- **Do I have to?** No. You can keep using codes for as long as you like.

[^1]: A key for logging in that is kept inside your device. It doesn't work on fake sites, which makes it much harder to steal than a password.`,
    },
  },
};
