import type { FaqSeed } from "./insert-faq.ts";

export const reservation: FaqSeed[] = [
  {
    slug: "hold-expired",
    category: "reservation",
    text: {
      ja: {
        question: `席をえらんだあと、時間切れになったら。`,
        answer: `席は10分間おさえています。時間が来ると、いったん手ばなしますが、入力した内容は残ります。同じ席があいていれば、そのまま続きから予約できます。`,
      },
      en: {
        question: `What if my ten minutes run out while I'm reserving?`,
        answer: `We hold your seats for 10 minutes, then let them go. What you typed stays. If the seats are still free you can carry on from where you were.`,
      },
    },
  },
  {
    slug: "change-party-size",
    category: "reservation",
    text: {
      ja: {
        question: `人数をあとから変えられますか。`,
        answer: `はい。[マイページの予約](/user/reservation)から、変更の期限（前日の22:00）まで、ご自分で変えられます。減らした席は、待っている方へすぐに案内されます。増やせるのは、席があいていて、先に待っている方がいないときです。いっしょに座る方の呼び名も、同じところで直せます。`,
      },
      en: {
        question: `Can I change the number of seats later?`,
        answer: `Yes, on [your reservations page](/user/reservation), until the deadline at 22:00 the day before. Seats you drop go straight to people on the waitlist. You can add seats if there are free ones and nobody is waiting for them. The nicknames of the people you bring can be changed there too.`,
      },
    },
  },
  {
    slug: "how-the-waitlist-works",
    category: "reservation",
    text: {
      ja: {
        question: `キャンセル待ちは、どう進みますか。`,
        answer: `並ぶときに、「全員いっしょに」か「何人からでも」をえらびます。席があくと、人数の合う方へ順にメールでご案内し、お返事をいただくまでその席をおさえます。お待ちするのは48時間で、開催が近づくと12時間、2時間と短くなります。夜の22:00から朝8:00までは、ご案内を送りません。何番目かは[マイページ](/user/reservation)で見られ、しくみは[グループのキャンセル待ち](/news/party-waitlist)にくわしく書いています。`,
      },
      en: {
        question: `How does the waitlist work?`,
        answer: `You join for your whole party, either "all together" or "at least this many". When seats open we email the first people they're enough for, and hold the seats until they answer. You have 48 hours, shrinking to 12 and then 2 as the day gets near, and nothing is sent between 22:00 and 8:00. Your place in line is on [your reservations page](/user/reservation). We explain the finer points in [the announcement](/news/party-waitlist).`,
      },
    },
  },
  {
    slug: "mail-i-did-not-expect",
    category: "reservation",
    text: {
      ja: {
        question: `予約した覚えのないメールが届きました。`,
        answer: `ログインのコードだけが届いたときは、どなたかがアドレスを打ちまちがえたのだと思います。コードは5分で使えなくなりますので、そのまま捨ててください。予約の確認メールだったときは、家族やお友だちにたずねたうえで、[マイページの予約](/user/reservation)をごらんください。心あたりがなければ、リンクを押さずに[お問い合わせ](/contact)からお知らせください。`,
      },
      en: {
        question: `I got an email about something I didn't reserve.`,
        answer: `If it was only a login code, somebody probably mistyped their address. The code dies after five minutes, so you can throw it away. If it confirms a reservation, ask the people you live and play with, then look at [your reservations](/user/reservation). If it still makes no sense, leave the links alone and [write to us](/contact).`,
      },
    },
  },
  {
    slug: "after-the-deadline",
    category: "reservation",
    text: {
      ja: {
        question: `期限をすぎてから、行けなくなりました。`,
        answer: `[マイページの予約](/user/reservation)から、当日でも席を返せます。返した席はすぐに次の方へまわりますので、遠慮なく、早めにどうぞ。前の日の夜に届くメールの**「キャンセル」**からも、ひと押しで返せます。期限のあとは、イベントのページにあるキャンセルのきまりにしたがって、参加費の一部をいただきます。`,
      },
      en: {
        question: `The deadline has passed and I can't come.`,
        answer: `You can still give your seats back from [your reservations page](/user/reservation), even on the day. They go to the next person at once, so please do it as early as you can. The reminder we send the evening before has a cancel button too. After the deadline you owe the part of the fee stated in the cancellation policy on the event page.`,
      },
    },
  },
  {
    slug: "two-events-at-once",
    category: "reservation",
    text: {
      ja: {
        question: `同じ時間の会を、二つ予約できますか。`,
        answer: `時間の重なる会は、おひとりで二つは予約できません。席をえらぶときに、重なっていることをお知らせします。昼の部と夜の部のように時間が分かれていれば、両方どうぞ。`,
      },
      en: {
        question: `Can I reserve seats at two events at the same time?`,
        answer: `Not if their times overlap. We'll tell you when you choose your seats. An afternoon session followed by an evening one is fine, and we'll keep the tea coming.`,
      },
    },
  },
  {
    slug: "table-needs-more-players",
    category: "reservation",
    text: {
      ja: {
        question: `人数が集まらない卓は、どうなりますか。`,
        answer: `最少の人数が決まっている卓では、開催を決める時刻を、イベントのページに出しています。その時刻に人数がそろえば開催、足りなければお休みにして、予約された方全員にメールでお知らせします。お休みになった卓の参加費は、いただきません。ほかの卓に空きがあれば、[イベントのページ](/event)から席をえらびなおせます。`,
      },
      en: {
        question: `What if too few people sign up for my table?`,
        answer: `Tables that need a minimum number of players show when we decide. At that time the table is either confirmed or called off, and everybody who reserved gets an email. You owe nothing for a table that was called off. If other tables have room, you can choose a seat again from the [event page](/event).`,
      },
    },
  },
  {
    slug: "without-a-reservation",
    category: "reservation",
    text: {
      ja: {
        question: `予約なしで、当日に行ってもいいですか。`,
        answer: `席があいていれば、どうぞ。当日券のような券はありませんので、受付でお声がけください。参加費は予約の方とおなじです。空きは、[イベントのページ](/event)にいつも出ています。はじまる直前まで席をとれる会も多いので、とってから来ていただくのが、いちばん確かです。`,
      },
      en: {
        question: `Can I walk in without a reservation?`,
        answer: `If a table has a free seat, yes: just ask at reception. There are no separate tickets at the door, and the fee is the same. The [event pages](/event) always show how many seats are left, and many can be reserved until shortly before the start, so that is the surest way.`,
      },
    },
  },
  {
    slug: "groups",
    category: "reservation",
    text: {
      ja: {
        question: `団体で予約したり、貸し切ったりできますか。`,
        answer: `ひとつの卓に入りきらない人数のときや、卓や部屋を貸し切りたいときは、[お問い合わせ](/contact)から、日と人数をお知らせください。会のない曜日や時間なら、ご用意できることがあります。数人のグループなら、[イベントのページ](/event)で席をまとめてとれます。`,
      },
      en: {
        question: `Can we come as a large group, or have the place to ourselves?`,
        answer: `If you are more than fit at one table, or would like a table or a whole room for a private party, [write to us](/contact) with the day and the number of people. When no event is on we can often make it work. A few friends can simply reserve their seats together on the [event page](/event).`,
      },
    },
  },
];
