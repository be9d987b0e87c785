import type { FaqSeed } from "./insert-faq.ts";

export const account: FaqSeed[] = [
  {
    slug: "code-does-not-arrive",
    category: "account",
    text: {
      ja: {
        question: `コードのメールが届きません。`,
        answer: `まず、迷惑メールの箱と、アドレスの打ちまちがいを見てみてください。コードは6けたの数字で、送ってから5分間、コードを頼んだのと同じブラウザで使えます。一つのアドレスに送れるのは、1時間に5通までです。それでも届かないときは、時間をおくか、別のアドレスをためすか、[お問い合わせ](/contact)からお知らせください。[パスキー](/news/passkey-sign-in)をつくっておくと、次からメールを待たずに入れます。`,
      },
      en: {
        question: `My login code hasn't arrived.`,
        answer: `Look in your spam folder first, and check the address for typos. The code has six digits and works for five minutes, in the same browser you asked from. We send at most five an hour to one address. If nothing comes, wait a while, try another address, or [write to us](/contact). With a [passkey](/news/passkey-sign-in) you won't have to wait for mail at all.`,
      },
    },
  },
  {
    slug: "what-is-a-passkey",
    category: "account",
    text: {
      ja: {
        question: `パスキーとは何ですか。`,
        answer: `端末の中にしまわれる、ログインのための鍵です。顔や指紋、端末のロックを外すのと同じ動作で入れます。顔や指紋の情報が卓上に届くことはなく、にせのサイトでは働きません。[マイページのパスキー](/user/passkey)で、いつでもつくったり消したりできます。つくらなくても、メールのコードで入れます。`,
      },
      en: {
        question: `What is a passkey?`,
        answer: `A key for logging in that is kept inside your phone or computer. You use it the way you unlock the device, with your face, a fingerprint or a PIN, none of which ever reaches us. It doesn't work on fake sites. Make or remove one at any time under [Passkeys](/user/passkey) in your account. If you'd rather not, codes by email keep working.`,
      },
    },
  },
  {
    slug: "delete-my-account",
    category: "account",
    text: {
      ja: {
        question: `退会したら、情報はどうなりますか。`,
        answer: `[マイページ](/user)からご自分で退会でき、お名前、連絡先、住所、プロフィールは、その場で消えます。予約の記録は、だれのものかわからない形にします。控えがほしい方は、先にマイページで書き出しておいてください。これからの予約がある方は、席を返してから退会していただけると助かります。くわしくは[プライバシーポリシー](/privacy-policy)をごらんください。`,
      },
      en: {
        question: `What happens to my data if I leave?`,
        answer: `You can delete your account yourself from [your account page](/user). Your name, contact details, addresses and profile are gone at once, and past reservations are blanked so that they no longer point to anyone. Export your data first if you want a copy. If you have a reservation coming up, please give the seats back before you go. The [privacy policy](/privacy-policy) has the details.`,
      },
    },
  },
  {
    slug: "what-others-see",
    category: "account",
    text: {
      ja: {
        question: `同じ卓の人に、何が見えますか。`,
        answer: `卓で呼ばれたい名前と、アイコンと、話せることばだけです。お名前、電話番号、メールアドレスは、受付の担当者のほかには見えません。[プロフィール](/user/profile)で、見えるものを確かめたり、直したりできます。卓で連絡先を聞かれても、答えなくてだいじょうぶです。`,
      },
      en: {
        question: `What can the people at my table see about me?`,
        answer: `Your nickname, your icon and the languages you speak. Your real name, phone number and email address are seen only by the staff who need them. You can check and change what is shown in [your profile](/user/profile). And if anyone at the table asks for your contact details, you don't have to answer.`,
      },
    },
  },
];
